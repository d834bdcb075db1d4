// The messages between page and server, as types. docs/PROTOCOL.md describes them; the server's tests check
// both against what it sends.

export type * from './protocol/http';
export type * from './protocol/lobby';
export type * from './protocol/position';
export type * from './protocol/puzzle';
export type * from './protocol/review';
export type * from './protocol/socket';
export type * from './protocol/table';
