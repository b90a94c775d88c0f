'use strict';

const { createCoreService } = require('@strapi/strapi').factories;

module.exports = createCoreService('api::press-page.press-page');
