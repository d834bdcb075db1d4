// Announcements for screen readers. Two live regions alternate, so that the same sentence can be read
// twice.

class Announcer {
  regions = $state(['', '']);
  #next = 0;

  say(sentence: string): void {
    this.regions[this.#next] = sentence;
    this.regions[1 - this.#next] = '';
    this.#next = 1 - this.#next;
  }
}

export const announcer = new Announcer();
