import { HeifDecoder } from 'libheif-js';

/** Decodes one photograph off the main thread, in plain JavaScript: the content security policy allows no WebAssembly. */
addEventListener('message', ({ data }: MessageEvent<ArrayBuffer>) => {
  const [picture] = new HeifDecoder().decode(data);
  if (!picture) throw new Error('No picture in the file');
  picture.display(new ImageData(picture.get_width(), picture.get_height()), (pixels) => postMessage(pixels));
});
