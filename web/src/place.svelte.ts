// The current location: the route as a reactive value over the browser's history.

import { ROOT } from './root';
import { address, type Key, parse, type Route } from './router';

class Place {
  route = $state.raw<Route>(parse(location.pathname, location.hash));
  /** The person has navigated within the page. */
  moved = false;

  constructor() {
    addEventListener('popstate', () => this.#read());
    addEventListener('hashchange', () => this.#read());
    document.addEventListener('click', (event) => this.#follow(event));
  }

  go(route: Route, replace = false): void {
    history[replace ? 'replaceState' : 'pushState'](null, '', address(route));
    this.#read();
    scrollTo(0, 0);
  }

  /** Leaves in a table's URL only what is not saved elsewhere; null: nothing. */
  settle(table: string, key: Key | null): void {
    history.replaceState(null, '', address({ page: 'table', table, key }));
  }

  #read(): void {
    this.route = parse(location.pathname, location.hash);
    this.moved = true;
  }

  /** Handles links within the page without reloading it. */
  #follow(event: MouseEvent): void {
    const link = (event.target instanceof Element ? event.target : null)?.closest('a[href]');
    if (!(link instanceof HTMLAnchorElement) || event.defaultPrevented || event.button !== 0)
      return;
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    // Beside the page there may be others on the same host.
    const here = `${location.origin}${ROOT}/`;
    if (!link.href.startsWith(here) || link.target || link.hasAttribute('download')) return;
    if (link.href.startsWith(`${here}api/`)) return;
    if (
      link.pathname === location.pathname &&
      link.hash &&
      !/^#(seat|join|watch)=/.test(link.hash)
    ) {
      return;
    }
    event.preventDefault();
    this.go(parse(link.pathname, link.hash));
  }
}

export const place = new Place();

/** Moves the focus to the new page after navigation within the page, where it would otherwise be lost. */
export function arrive(main: HTMLElement): void {
  const nowhere = document.activeElement === null || document.activeElement === document.body;
  if (place.moved && nowhere) main.focus({ preventScroll: true });
}
