package tianxia.pictures.look;

import tianxia.pictures.vector.Paint;

/// The colours of the page's light theme (`web/src/style/tokens.css`), under the same names.
public final class Palette {
  public static final Paint MOUNT = Paint.of(0xe4d7be);
  public static final Paint MOUNT2 = Paint.of(0xdacbae);
  public static final Paint PAPER = Paint.of(0xf5eddc);
  public static final Paint RAISED = Paint.of(0xfcf7eb);
  public static final Paint SUNK = Paint.of(0xece1cb);
  public static final Paint INK = Paint.of(0x2b251d);
  public static final Paint MUTED = Paint.of(0x5b4f42);
  public static final Paint LINE = Paint.of(0xd3c5a9);
  public static final Paint LINE2 = Paint.of(0x8a7b64);
  public static final Paint CINNABAR = Paint.of(0xae3522);
  public static final Paint ON_CINNABAR = Paint.of(0xfff6e8);
  public static final Paint GAMBOGE = Paint.of(0x7b5808);
  public static final Paint RED = Paint.of(0xcd7056);
  public static final Paint RED_EDGE = Paint.of(0x9e402a);
  public static final Paint YELLOW = Paint.of(0xe6bd62);
  public static final Paint YELLOW_EDGE = Paint.of(0xa5771b);
  public static final Paint BLUE = Paint.of(0x5281aa);
  public static final Paint BLUE_EDGE = Paint.of(0x28557f);
  public static final Paint RESERVE = Paint.of(0xf8f1e2);
  public static final Paint WATER = Paint.of(0x8ca0a4);
  public static final Paint SHADE = new Paint(0x3c2a14, 0.16);
  public static final Paint SHADE2 = new Paint(0x3c2a14, 0.1);
  public static final Paint SKY = Paint.of(0xefe4cb);

  private Palette() {}
}
