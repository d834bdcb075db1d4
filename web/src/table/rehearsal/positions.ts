import { json } from '../../api';
import type { PositionReply, PositionRequest } from '../../protocol';

/** The position that a record leads to, or what actions would do there. */
export const positions = (request: PositionRequest): Promise<PositionReply> =>
  json('/positions', '', request);
