package tianxia.games.suntzu.piece;

/// The phases, as the state names them.
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
