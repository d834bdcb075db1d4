// Whose habits dates and times follow: the page's English is British, in its spelling and here.

import type { Language } from './words';

export const region = (language: Language): string => (language === 'en' ? 'en-GB' : language);
