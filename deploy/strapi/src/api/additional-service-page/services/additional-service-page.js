'use strict';

const { createCoreService } = require('@strapi/strapi').factories;

module.exports = createCoreService('api::additional-service-page.additional-service-page');
