/* Before the first paint: the stored appearance and language, so that nothing flashes. */
try {
  var theme = localStorage.getItem("theme");
  if (theme === "light" || theme === "dark") document.documentElement.setAttribute("data-theme", theme);
  var tag = { cn: "zh-CN", uk: "uk" }[localStorage.getItem("locale")];
  if (tag) document.documentElement.lang = tag;
} catch (error) {
  /* Storage is switched off: the device's appearance and English stand. */
}
