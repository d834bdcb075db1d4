package tianxia.pictures;

/// A player, as named in a picture.
///
/// @param seat from 1
/// @param name the player's name, in any script
/// @param otherwise a substitute that the font can write, used if it lacks a letter of `name`
/// @param acts whether the table is waiting for them
public record Person(int seat, String name, String otherwise, boolean acts) {}
