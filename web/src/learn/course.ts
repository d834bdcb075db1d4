// Parses a game's course (games/ID/lessons/course.txt): what is on the board, and what is right. The words
// are in words.{en,fr}.txt beside it. One item a line:
//
//   position NAME            a record that steps begin with; events follow as in a record
//   lesson NAME              a lesson; its steps follow
//   step NAME                a step; events may follow, after those of its position
//   at NAME                  the step's position (default: that of the step before)
//   option NAME VALUE        of a position
//   seat N                   whose eyes; of a position (default 1)
//   goal PATTERN or PATTERN  one of these must come about; several such lines: each
//   show ACTION | ACTION     actions that reach the goal, for “Show me”
//   wrong NAME PATTERN       what is answered to a particular wrong turn, if the pattern came about
//   then EVENT               what others and chance do once it is their turn
//   # …                      a comment
//
// A pattern is the code of a happening with parameters (`village-taken at=j3 by=1`), or `action NOTATION`. A
// step without a goal is only read.

/** A happening with these parameters; `action`: an action of the learner. */
export interface Pattern {
  code: string;
  parameters: Readonly<Record<string, string>>;
}

export interface Start {
  options: Record<string, string>;
  seat: number;
  events: string[];
}

export interface Step {
  name: string;
  start: Start;
  /** All must be reached, each in one of its ways. */
  goals: Pattern[][];
  show: string[];
  wrongs: { name: string; pattern: Pattern }[];
  then: string[];
}

export interface Lesson {
  name: string;
  steps: Step[];
}

export interface Course {
  lessons: Lesson[];
}

const EVENT = /^([1-9]|\*) \S/;

/** @throws Error if it cannot be read, with the line */
export function readCourse(text: string): Course {
  const course: Course = { lessons: [] };
  const positions = new Map<string, Start>();
  let start: Start = { options: {}, seat: 1, events: [] };
  let step: Step | null = null;
  for (const [k, line] of text.split('\n').entries()) {
    if (line.trim() === '' || line.startsWith('#')) continue;
    const wrong = () => new Error(`line ${k + 1} of a course: ${line}`);
    if (EVENT.test(line)) {
      start.events.push(line.trim());
      continue;
    }
    const [word, rest] = cut(line.trim());
    const lesson = course.lessons.at(-1);
    if (word === 'position') {
      step = null;
      start = { options: {}, seat: 1, events: [] };
      positions.set(rest, start);
    } else if (word === 'lesson') {
      step = null;
      course.lessons.push({ name: rest, steps: [] });
    } else if (word === 'step' && lesson) {
      start = copy(lesson.steps.at(-1)?.start ?? start);
      step = { name: rest, start, goals: [], show: [], wrongs: [], then: [] };
      lesson.steps.push(step);
    } else if (word === 'at' && step && positions.has(rest)) {
      start = copy(positions.get(rest)!);
      step.start = start;
    } else if (word === 'option' && !step) start.options[cut(rest)[0]] = cut(rest)[1];
    else if (word === 'seat') start.seat = Number(rest);
    else if (step && !detail(step, word, rest)) throw wrong();
    else if (!step) throw wrong();
  }
  return course;
}

function detail(step: Step, word: string, rest: string): boolean {
  switch (word) {
    case 'goal':
      step.goals.push(rest.split(' or ').map(pattern));
      return true;
    case 'show':
      step.show.push(...rest.split(' | '));
      return true;
    case 'wrong':
      step.wrongs.push({ name: cut(rest)[0], pattern: pattern(cut(rest)[1]) });
      return true;
    case 'then':
      step.then.push(rest);
      return true;
  }
  return false;
}

/** `action` takes the rest of the line: a notation may have spaces. */
function pattern(text: string): Pattern {
  const [code, rest] = cut(text.trim());
  if (code === 'action') return { code, parameters: { action: rest } };
  const pairs = rest.split(' ').filter((each) => each !== '');
  return {
    code,
    parameters: Object.fromEntries(pairs.map((pair) => pair.split('=') as [string, string])),
  };
}

function cut(text: string): [string, string] {
  const space = text.indexOf(' ');
  return space < 0 ? [text, ''] : [text.slice(0, space), text.slice(space + 1).trim()];
}

const copy = ({ options, seat, events }: Start): Start => ({ options, seat, events: [...events] });
