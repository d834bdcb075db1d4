// Where the page is. One build serves under every path, so it is seen from where the code was loaded.

/** The path that the page is under, such as `/games`; '' at the root of its host. Every address begins with
 * it: `href="{ROOT}/rules/qin"`. */
export const ROOT =
  import.meta.env.MODE === 'test' ? '' : new URL('..', import.meta.url).pathname.slice(0, -1);
