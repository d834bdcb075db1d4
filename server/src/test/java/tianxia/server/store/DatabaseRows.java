package tianxia.server.store;

import java.sql.DatabaseMetaData;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Timestamp;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jdbi.v3.core.Handle;

/// All that stands in a database, whatever its tables are.
final class DatabaseRows {
  private final Handle handle;

  DatabaseRows(Handle handle) {
    this.handle = handle;
  }

  /// The tables of the program.
  List<String> tables() throws SQLException {
    List<String> tables = new ArrayList<>();
    try (ResultSet all = metaData().getTables(null, null, "%", new String[] {"TABLE"})) {
      while (all.next()) {
        tables.add(all.getString("TABLE_NAME"));
      }
    }
    tables.removeIf(table -> table.startsWith("sqlite_") || table.startsWith("flyway_"));
    return tables;
  }

  /// The rows of a table: the text of each value by its column, in the order of the texts.
  List<Map<String, String>> rows(String table) {
    return handle
        .createQuery("select * from " + table)
        .mapToMap()
        .map(row -> {
          Map<String, String> texts = new TreeMap<>();
          row.forEach((column, value) -> texts.put(column, text(value)));
          return texts;
        })
        .stream()
        .sorted(Comparator.comparing(Map::toString))
        .toList();
  }

  /// The rows of every table.
  SortedMap<String, List<Map<String, String>>> all() throws SQLException {
    SortedMap<String, List<Map<String, String>>> all = new TreeMap<>();
    for (String table : tables()) {
      all.put(table, rows(table));
    }
    return all;
  }

  private static String text(Object value) {
    return value instanceof byte[] bytes ? HexFormat.of().formatHex(bytes) : "" + value;
  }

  /// Adds a row of any values to a table; where one has to be of a few, those are given.
  void add(String table, Map<String, String> given) throws SQLException {
    Map<String, Object> row = new LinkedHashMap<>();
    try (ResultSet columns = metaData().getColumns(null, null, table, "%")) {
      while (columns.next()) {
        String column = columns.getString("COLUMN_NAME");
        if (!"YES".equals(columns.getString("IS_AUTOINCREMENT"))
            && columns.getInt("NULLABLE") == DatabaseMetaData.columnNoNulls) {
          Object any = any(columns.getString("TYPE_NAME").toLowerCase(Locale.ROOT));
          row.put(column, given.containsKey(column) ? given.get(column) : any);
        }
      }
    }
    handle.execute(
        "insert into %s (%s) values (%s)"
            .formatted(
                table,
                String.join(", ", row.keySet()),
                String.join(", ", row.keySet().stream().map(each -> "?").toList())),
        row.values().toArray());
  }

  private static Object any(String type) {
    return switch (type) {
      case "text" -> "any";
      case "integer", "int2", "int4", "int8" -> 1;
      case "real", "float8" -> 1.5;
      case "blob", "bytea" -> new byte[] {1, 2};
      case "bool" -> true;
      case "timestamptz" -> new Timestamp(0);
      default -> throw new AssertionError("a new type of column: " + type);
    };
  }

  private DatabaseMetaData metaData() throws SQLException {
    return handle.getConnection().getMetaData();
  }
}
