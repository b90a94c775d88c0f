'use strict';

const { createCoreController } = require('@strapi/strapi').factories;

module.exports = createCoreController('api::additional-services-page.additional-services-page');
