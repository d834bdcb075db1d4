package tianxia.server.review;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.util.function.BiConsumer;
import tianxia.server.store.ReviewStore;
import tianxia.server.store.ReviewStore.Claim;
import tianxia.server.store.ReviewStore.Progress;

/// A store of which one hears what becomes known of which table's review.
final class HeardReviewStore {
  private HeardReviewStore() {}

  /// What becomes known.
  enum News {
    /// A first look, or a closer one.
    IMPROVED,
    FINISHED
  }

  /// @param heard is told the table, once it is written
  static ReviewStore over(ReviewStore store, BiConsumer<News, String> heard) {
    return (ReviewStore)
        Proxy.newProxyInstance(
            ReviewStore.class.getClassLoader(),
            new Class<?>[] {ReviewStore.class},
            (proxy, method, arguments) -> {
              Object answer = answer(store, method, arguments);
              if (method.getName().equals("improve")) {
                heard.accept(News.IMPROVED, table(((Progress) arguments[0]).claim()));
              } else if (method.getName().equals("finish")) {
                heard.accept(News.FINISHED, table((Claim) arguments[0]));
              }
              return answer;
            });
  }

  private static String table(Claim claim) {
    return claim.subject().table();
  }

  private static Object answer(
      ReviewStore store, java.lang.reflect.Method method, Object[] arguments) throws Throwable {
    try {
      return method.invoke(store, arguments);
    } catch (InvocationTargetException e) {
      throw e.getCause();
    }
  }
}
