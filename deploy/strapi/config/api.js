'use strict';

// The site reads a collection in one page of a hundred.
module.exports = { rest: { defaultLimit: 25, maxLimit: 200, withCount: true } };
