import './style/serif.css';
import './style/tokens.css';
import './style/base.css';
import './style/pigments.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { person } from './person.svelte';

await person.start();
mount(App, { target: document.getElementById('page')! });
