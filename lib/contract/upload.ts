/* Apart from the calls, so that the validator stays out of the browser. */

/** What is taken, told by the bytes alone: neither the name nor the declared type is believed. */
export const UPLOAD_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'application/pdf'] as const;
export type UploadType = (typeof UPLOAD_TYPES)[number];
/** What a file may be declared as: systems say `image/jpg`, `image/pjpeg`, the type of a wrong ending, or nothing in particular. */
export const UPLOAD_DECLARED = /^(?:image\/|application\/(?:x-)?pdf\b|application\/octet-stream\b)/i;
/** HEIC may be chosen too: the site makes JPEG of it. Some systems give it no type. */
export const CHAT_PICTURE_CHOICE = 'image/jpeg,image/png,image/webp,image/heic,image/heif,.heic,.heif';
export const PICTURE_CHOICE = `${CHAT_PICTURE_CHOICE},image/avif`;
export const UPLOAD_MAX_BYTES = 10 * 1024 * 1024;
/** Widths of a smaller copy of a picture, in pixels. */
export const UPLOAD_WIDTHS = ['200', '640'] as const;
export type UploadWidth = (typeof UPLOAD_WIDTHS)[number];
