// The games' thumbnails, for the list of games. Apart from the registry, which every page loads.

import type { Component } from 'svelte';
import type { ThumbnailProps } from './contract';
import { found } from './registry';

const thumbnails = import.meta.glob<Component<ThumbnailProps>>('./*/Thumbnail.svelte', {
  import: 'default',
});
export const loadThumbnail = (id: string): Promise<Component<ThumbnailProps>> =>
  found(thumbnails, `./${id}/Thumbnail.svelte`);
