package tianxia.server.account;

import java.util.List;

/// Who somebody is to a provider.
///
/// @param subject unique and lasting there, unlike names and addresses
/// @param names by which they may want to be known, the likeliest first
record Identity(String issuer, String subject, List<String> names) {
  Identity {
    names = List.copyOf(names);
  }
}
