'use strict';

const { createCoreService } = require('@strapi/strapi').factories;

module.exports = createCoreService('api::service-page.service-page');
