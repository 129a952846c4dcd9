import { mount } from 'svelte';
import App from './App.svelte';
import { keepPrefs } from './lib/prefs.svelte';
import { keepVoice } from './lib/voice.svelte';
import './styles/tokens.css';
import './styles/cards.css';
import './styles/base.css';
import './styles/home.css';

keepPrefs();
keepVoice();
mount(App, { target: document.getElementById('page')! });
