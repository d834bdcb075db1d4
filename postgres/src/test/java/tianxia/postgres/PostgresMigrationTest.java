package tianxia.postgres;

import java.util.List;
import javax.sql.DataSource;
import tianxia.server.store.MigrationContract;
import tianxia.server.store.Store;

class PostgresMigrationTest extends MigrationContract {
  private final TestDatabase database = TestDatabase.shared();

  @Override
  protected DataSource renew() {
    database.renew();
    return database.source();
  }

  @Override
  protected Store open() {
    return database.open();
  }

  @Override
  protected String migrations() {
    return "classpath:tianxia/postgres";
  }

  @Override
  protected List<String> known() {
    return List.of(
        "1 tables -1055486977",
        "2 nodes 201788275",
        "3 accounts -1879271928",
        "4 due 1731904046",
        "5 ratings -1941372666",
        "6 friends 965460955",
        "7 notices 1851651468",
        "8 talk 1591066220",
        "9 provided -284945368",
        "10 tournaments -1414071805",
        "11 prepared 62682817",
        "12 clubs 336496886",
        "13 leagues 1728124589",
        "14 hashes -113165104",
        "15 verified 1080645446",
        "16 club out 370945776",
        "17 reviews -890994735");
  }
}
