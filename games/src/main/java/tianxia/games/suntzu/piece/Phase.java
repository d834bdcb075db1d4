package tianxia.games.suntzu.piece;

/// The phases; the names are those of the JSON state.
public enum Phase {
  TILES,
  DEAL,
  CHOOSE,
  ORDERS,
  ORDER,
  WINDOW,
  FEINT,
  SOURCE,
  SCOURGE,
  DRAW,
  KEEP,
  OVER
}
