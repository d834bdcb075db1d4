package tianxia.pictures;

/// Who sits at a seat, as a picture names them.
///
/// @param seat from 1
/// @param name the one that is told, whatever its script
/// @param otherwise a name that the serif can write: where it has not all letters of `name`
/// @param acts whether the table waits for them
public record Person(int seat, String name, String otherwise, boolean acts) {}
