'use strict';

const { createCoreService } = require('@strapi/strapi').factories;

module.exports = createCoreService('api::additional-services-page.additional-services-page');
