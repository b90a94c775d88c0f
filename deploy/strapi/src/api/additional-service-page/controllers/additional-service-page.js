'use strict';

const { createCoreController } = require('@strapi/strapi').factories;

module.exports = createCoreController('api::additional-service-page.additional-service-page');
