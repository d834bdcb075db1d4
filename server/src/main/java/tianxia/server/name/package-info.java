/// Names of persons: which may be had, and how those at one table are told apart.
@org.jspecify.annotations.NullMarked
package tianxia.server.name;
