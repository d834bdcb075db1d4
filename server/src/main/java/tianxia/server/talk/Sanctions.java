package tianxia.server.talk;

import java.util.List;
import java.util.Optional;

/// What whoever runs the server has decided against people.
public interface Sanctions {
  /// Where nothing was.
  Sanctions NONE = keys -> Optional.empty();

  /// The measure in force against one of these ([Sanction#who]): a ban before a mute, the longest
  /// first. Cheap: it is asked for whatever is said.
  Optional<Sanction> against(List<String> keys);
}
