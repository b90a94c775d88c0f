'use strict';

const { createCoreService } = require('@strapi/strapi').factories;

module.exports = createCoreService('api::terms-and-condition.terms-and-condition');
