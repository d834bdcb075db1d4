import './style/serif.css';
import './style/tokens.css';
import './style/base.css';
import './style/pigments.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { begin } from './pages';
import { person } from './device/person.svelte';
import { place } from './place.svelte';

// Beside the words, not after them.
begin(place.route);
await person.start();
mount(App, { target: document.getElementById('page')! });
