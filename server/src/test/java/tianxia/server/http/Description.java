package tianxia.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/// An OpenAPI document that messages are validated against.
///
/// @param schemas those that were needed: making one takes long
public record Description(JsonNode root, Map<JsonNode, Schema> schemas) {

  public Description(JsonNode root) {
    this(root, new ConcurrentHashMap<>());
  }

  /// All operations, as `METHOD path`.
  public Set<String> operations() {
    Set<String> all = new TreeSet<>();
    root.path("paths")
        .properties()
        .forEach(path ->
            path.getValue()
                .properties()
                .forEach(member -> {
                  if (!member.getKey().equals("parameters")) {
                    all.add(member.getKey().toUpperCase(Locale.ROOT) + " " + path.getKey());
                  }
                }));
    return all;
  }

  public void assertAnswer(String method, String path, int status, JsonNode body) {
    assertValid(answer(method, path, status).at("/content/application~1json/schema"), body);
  }

  /// What is described of an answer; fails if nothing is.
  JsonNode answer(String method, String path, int status) {
    JsonNode operation = operation(method, path);
    JsonNode answer = operation.path("responses").path(Integer.toString(status));
    assertThat(answer.isMissingNode()).as("%s %s %d is described", method, path, status).isFalse();
    return answer.has("$ref") ? root.at(answer.path("$ref").asString().substring(1)) : answer;
  }

  public void assertRequest(String path, String body) {
    JsonNode operation = operation("POST", path);
    assertValid(operation.at("/requestBody/content/application~1json/schema"), Client.json(body));
  }

  private JsonNode operation(String method, String path) {
    return root.path("paths").path(path).path(method.toLowerCase(Locale.ROOT));
  }

  void assertValid(JsonNode schema, JsonNode value) {
    assertThat(schema.isObject()).as("a schema").isTrue();
    Schema known = schemas.computeIfAbsent(schema, this::known);
    assertThat(known.validate(value)).as(value.toString()).isEmpty();
  }

  /// A schema as a separate document, with the components at the paths that its references use.
  private Schema known(JsonNode schema) {
    ObjectNode whole = (ObjectNode) schema.deepCopy();
    whole.set("components", root.path("components"));
    return SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12).getSchema(whole);
  }
}
