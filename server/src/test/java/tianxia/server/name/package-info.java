@org.jspecify.annotations.NullMarked
package tianxia.server.name;
