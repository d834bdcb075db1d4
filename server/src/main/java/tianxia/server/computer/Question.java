package tianxia.server.computer;

import tianxia.kernel.State;

/// A question with its asker.
sealed interface Question {
  Asker asker();

  record Move<S extends State<S>>(MoveRequest<S> request, Requester asker) implements Question {}

  record Advice<S extends State<S>>(AdviceRequest<S> request, AdviceRequester asker)
      implements Question {}
}
