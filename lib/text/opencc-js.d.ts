/** One of OpenCC's dictionaries: `from to|from to|…`. The package types its converters only. */
declare module 'opencc-js/dict/*' {
  const dictionary: string;
  export default dictionary;
}
