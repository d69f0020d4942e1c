import { mount } from 'svelte';
import App from './App.svelte';
import { learn } from './lib/i18n';
import { settings } from './lib/settings.svelte';
import './styles/fonts.css';
import './styles/theme.css';
import './styles/base.css';

const target = document.getElementById('app');
if (!target) throw new Error('the page has no place for the app');
void learn(settings.lang).then(() => mount(App, { target }));

if ('serviceWorker' in navigator && import.meta.env.PROD) void navigator.serviceWorker.register('/sw.js');
