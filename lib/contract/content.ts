import * as z from 'zod/mini';

export const promoBanner = z.object({
  isShow: z.boolean(),
  /** A size of our scale (`small`, `medium`, `large`); anything else counts as `medium`. */
  textSize: z.string(),
  /** HTML, sanitised by the site before it is shown. */
  description: z.string(),
});
export type PromoBanner = z.infer<typeof promoBanner>;

/** `GET {cms}/global`: Strapi 5 puts the fields into `data`, Strapi 4 into `data.attributes`. */
export const globalDocument = z.object({
  data: z.nullable(
    z.object({
      promoBanner: z.optional(z.nullable(promoBanner)),
      attributes: z.optional(z.object({ promoBanner: z.optional(z.nullable(promoBanner)) })),
    }),
  ),
});
