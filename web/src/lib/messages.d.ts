declare module "messages:en" {
  const source: string;
  export default source;
}
declare module "messages:ja" {
  const source: string;
  export default source;
}
