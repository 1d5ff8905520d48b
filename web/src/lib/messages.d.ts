declare module "messages:*" {
  const source: string;
  export default source;
}
