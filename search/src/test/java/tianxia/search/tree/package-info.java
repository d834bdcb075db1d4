@org.jspecify.annotations.NullMarked
package tianxia.search.tree;
