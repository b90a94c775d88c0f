'use strict';

const { createCoreService } = require('@strapi/strapi').factories;

module.exports = createCoreService('api::faq-page.faq-page');
