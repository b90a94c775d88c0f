'use strict';

const { createCoreController } = require('@strapi/strapi').factories;

module.exports = createCoreController('api::partner-program.partner-program');
