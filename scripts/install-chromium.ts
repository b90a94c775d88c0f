/** Fetches the browser of the tests where there is none, or on a build server where there is only a slower one. */
import { ensureChromium } from './gate/chromium';

ensureChromium(process.cwd());
