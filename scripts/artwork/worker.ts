import sharp from 'sharp';
import { ARTWORK } from '../../artwork/catalogue';
import { masterOf, pictureKey, renderPicture } from './render-picture';

// Two workers run on two cores; threads inside sharp would only compete.
sharp.concurrency(1);

/** Receives names over the message channel, one at a time, and returns the result. */
process.on('message', (name: string) => {
  void (async () => {
    try {
      const entry = ARTWORK.find((candidate) => candidate.name === name);
      if (!entry) throw new Error('it is not in the catalogue');
      const master = await masterOf(entry);
      process.send?.({ status: 'rendered', picture: await renderPicture(entry, master, pictureKey(entry, master)) });
    } catch (error) {
      process.send?.({ status: 'failed', name, reason: error instanceof Error ? error.message : String(error) });
    }
  })();
});
process.send?.({ status: 'ready' });
