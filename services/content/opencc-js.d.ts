/** One of OpenCC's dictionaries: `from to|from to|…`. The package types its converters only. */
declare module 'opencc-js/dict/*' {
  const dictionary: string;
  // eslint-disable-next-line import/no-default-export -- so the package exports it
  export default dictionary;
}
