/// Names of players: which are allowed, and how those at one table are told apart.
@org.jspecify.annotations.NullMarked
package tianxia.server.name;
