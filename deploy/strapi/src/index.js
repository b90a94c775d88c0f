'use strict';

const { LOCALES } = require('./site-address');

module.exports = {
  register() {},

  /** The languages exist before anybody writes. */
  async bootstrap({ strapi }) {
    const locales = strapi.plugin('i18n').service('locales');
    const known = (await locales.find()).map(({ code }) => code);
    for (const [code, { name }] of Object.entries(LOCALES)) {
      if (!known.includes(code)) await locales.create({ code, name });
    }
  },
};
