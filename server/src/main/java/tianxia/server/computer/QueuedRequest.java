package tianxia.server.computer;

import tianxia.kernel.State;

/// A request with its asker.
sealed interface QueuedRequest {
  Asker asker();

  record Move<S extends State<S>>(MoveRequest<S> request, Requester asker)
      implements QueuedRequest {}

  record Advice<S extends State<S>>(AdviceRequest<S> request, AdviceRequester asker)
      implements QueuedRequest {}
}
