import { settings, type Theme } from './settings.svelte.ts';

const LIGHT = '(prefers-color-scheme: light)';

/** Keeps `<html lang data-theme data-motion>` in step with the settings until the returned function is called. */
export function applySettings(root: HTMLElement = document.documentElement): () => void {
  const light = window.matchMedia(LIGHT);
  let systemIsLight = $state(light.matches);
  const follow = (event: MediaQueryListEvent) => (systemIsLight = event.matches);
  light.addEventListener('change', follow);
  const stop = $effect.root(() => {
    $effect(() => {
      root.lang = settings.language;
      root.dataset['theme'] = shown(settings.theme, systemIsLight);
      root.dataset['motion'] = settings.speed === 'instant' ? 'none' : 'some';
    });
  });
  return () => {
    stop();
    light.removeEventListener('change', follow);
  };
}

function shown(theme: Theme, systemIsLight: boolean): 'dark' | 'light' {
  if (theme === 'auto') return systemIsLight ? 'light' : 'dark';
  return theme;
}
