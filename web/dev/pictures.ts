import '../src/theme/tokens.css';
import '../src/theme/fonts.css';
import '../src/theme/base.css';

import { mount } from 'svelte';

import AllPictures from './AllPictures.svelte';

mount(AllPictures, { target: document.body });
