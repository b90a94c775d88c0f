'use strict';

const { createCoreController } = require('@strapi/strapi').factories;

module.exports = createCoreController('api::terms-and-condition.terms-and-condition');
