import { renewWhenGone } from '@/lib/gone-part';

// Next runs this in every page before it comes to life.
renewWhenGone(window.__NEXT_DATA__.buildId);
