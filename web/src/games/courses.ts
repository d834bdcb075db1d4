// The games' courses, loaded when a lesson is opened.

const courses = import.meta.glob<string>('./*/lessons/course.txt', {
  query: '?raw',
  import: 'default',
});
const texts = import.meta.glob<string>('./*/lessons/words.*.txt', {
  query: '?raw',
  import: 'default',
});

/** Loads the steps of a game's course and their words; null for a game without lessons. */
export function loadCourse(id: string, language: string): Promise<[string, string]> | null {
  const course = courses[`./${id}/lessons/course.txt`];
  const text = texts[`./${id}/lessons/words.${language}.txt`];
  return course && text ? Promise.all([course(), text()]) : null;
}
