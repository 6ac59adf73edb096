// Requests to the APIs of ecosyste.ms, with Go 1.18 or later and no modules.
package main

import (
	"encoding/json"
	"io"
	"log"
	"net/http"
	"net/url"
	"regexp"
	"strconv"
	"strings"
	"time"
)

// Your program's name and your email address.
const userAgent = "my-app/1.0 (you@example.com)"

const attempts = 10

const maxPages = 10000

var (
	// Who may be sent your email address: our services, and programs on this computer, such as the mock server.
	service = regexp.MustCompile(`^(https://[a-z.]+\.ecosyste\.ms|https?://(localhost|127\.0\.0\.1)(:\d+)?)/`)
	origin  = regexp.MustCompile(`^(https?:)(//[^/]+/)`)
	scheme  = regexp.MustCompile(`^https?:`)
	next    = regexp.MustCompile(`<([^>]+)>;\s*rel="next"`)
	digits  = regexp.MustCompile(`^\d{1,10}$`)
	client  = &http.Client{Timeout: time.Minute, CheckRedirect: func(*http.Request, []*http.Request) error {
		return http.ErrUseLastResponse
	}}
)

// get reads the JSON of a URL into value.
func get(from string, query url.Values, value any) {
	send(withQuery(from, query), value)
}

// pages calls each with every item of a list, page after page, until it returns false.
func pages[Item any](from string, query url.Values, each func(Item) bool) {
	seen := map[string]bool{}
	for to := withQuery(from, query); to != ""; {
		if seen[to] || len(seen) == maxPages {
			log.Fatalf("Stopped, because the list repeats or has no end: %q", to)
		}
		seen[to] = true
		var items []Item
		headers := send(to, &items)
		for _, item := range items {
			if !each(item) {
				return
			}
		}
		link := next.FindStringSubmatch(headers.Get("Link"))
		if link == nil {
			return
		}
		to = onSameHost(link[1], to)
	}
}

// send reads the JSON of a URL into value and returns the headers. It waits and retries if that can help.
func send(to string, value any) http.Header {
	for attempt := 0; attempt < attempts; attempt++ {
		if !service.MatchString(to) {
			log.Fatalf("Not requested, because it's no service of ecosyste.ms: %q", to)
		}
		request, err := http.NewRequest("GET", to, nil)
		if err != nil {
			log.Fatal(err)
		}
		request.Header.Set("User-Agent", userAgent)
		response, err := client.Do(request)
		if err != nil {
			log.Fatal(err)
		}
		body, err := io.ReadAll(response.Body)
		response.Body.Close()
		if err != nil {
			log.Fatal(err)
		}
		location := response.Header.Get("Location")
		switch {
		case response.StatusCode == http.StatusOK:
			if err := json.Unmarshal(body, value); err != nil {
				log.Fatalf("%s: %v", to, err)
			}
			return response.Header
		case location != "":
			to = onSameHost(location, to)
		case response.StatusCode == http.StatusTooManyRequests:
			time.Sleep(wait(response.Header))
		case response.StatusCode >= 502 && response.StatusCode <= 504:
			time.Sleep(time.Second << attempt)
		default:
			log.Fatalf("%s from %s: %.300q", response.Status, to, body)
		}
	}
	log.Fatalf("No result from %s after %d attempts. Try again later.", to, attempts)
	return nil
}

// wait is read from seconds or a Unix time, and at most an hour. A random part keeps clients from retrying together.
func wait(headers http.Header) time.Duration {
	text := headers.Get("Retry-After")
	if text == "" {
		text = headers.Get("X-RateLimit-Reset")
	}
	seconds := int64(60)
	if digits.MatchString(text) {
		seconds, _ = strconv.ParseInt(text, 10, 64)
	}
	if seconds > 86400 {
		seconds -= time.Now().Unix()
	}
	if seconds < 1 {
		seconds = 1
	} else if seconds > 3600 {
		seconds = 3600
	}
	random := time.Duration(time.Now().UnixNano()/1000%100) * time.Millisecond
	return time.Duration(seconds) * (time.Second + random)
}

func withQuery(to string, query url.Values) string {
	if len(query) == 0 {
		return to
	}
	if strings.Contains(to, "?") {
		return to + "&" + query.Encode()
	}
	return to + "?" + query.Encode()
}

// onSameHost returns where a response leads. Some services link to http://, so it keeps the scheme.
func onSameHost(target, from string) string {
	parts := origin.FindStringSubmatch(from)
	rest := scheme.ReplaceAllString(target, "")
	if !strings.HasPrefix(rest, parts[2]) {
		log.Fatalf("Not followed, because it isn't on %s: %q", parts[2], target)
	}
	return parts[1] + rest
}
